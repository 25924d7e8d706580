import { type ComponentType, useState } from 'react'

/**
 * Renders a part with its value in state, as every caller does: `render: live(Switch, 'isOn')`. The `key` remounts it, so
 * that it follows the Storybook control of that value.
 * @param width the most that it may have, in pixels
 */
export function live<Props extends { onChange: (value: never) => void }>(
  Part: ComponentType<Props>,
  name: keyof Props,
  width?: number,
) {
  function Live(args: Props) {
    const [value, setValue] = useState<unknown>(args[name])
    const onChange = (next: unknown) => {
      setValue(next)
      args.onChange(next as never)
    }
    return (
      <div style={{ maxInlineSize: width }}>
        <Part {...args} {...{ [name]: value, onChange }} />
      </div>
    )
  }
  return (args: Props) => <Live key={String(args[name])} {...args} />
}

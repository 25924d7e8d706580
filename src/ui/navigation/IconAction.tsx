import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { Icon } from '@/ui/theme/icons'
import { IconButton } from './IconButton'

type Props = Omit<
  ComponentProps<'button'>,
  'aria-label' | 'aria-disabled' | 'children' | 'color' | 'disabled' | 'title'
> & {
  /** what the button does: its accessible name, and its tooltip unless `hint` is set */
  label: string
  icon: LucideIcon
  size?: 'small' | 'medium'
  /** 20 px, or 16 px */
  iconSize?: 'small' | 'medium'
  /** `danger` turns red on hover, for deleting */
  tone?: 'plain' | 'danger'
  /** the button does nothing but stays focusable, so that the focus is not lost and the tooltip can say why */
  disabled?: boolean
  /** another text for the tooltip, such as why it is disabled; defaults to the label */
  hint?: string
}

/** A button with only an icon: 44 px, or 36 px in dense rows, with its name as a tooltip. */
export function IconAction({
  label,
  icon,
  size = 'medium',
  iconSize = 'medium',
  tone = 'plain',
  disabled = false,
  hint,
  onClick,
  ...props
}: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip title={hint ?? label} describeChild={hint !== undefined}>
      <IconButton
        type="button"
        {...props}
        aria-label={label}
        {...(disabled && { 'aria-disabled': true })}
        data-icon-button={size}
        data-tone={tone}
        onClick={click}
      >
        <Icon icon={icon} size={iconSize} />
      </IconButton>
    </Tooltip>
  )
}

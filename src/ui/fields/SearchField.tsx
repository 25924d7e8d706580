import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import type { Store } from '@/lib/store'
import { IconAction } from '@/ui/navigation/IconAction'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'

export const SearchInput = styled(OutlinedInput)({
  gap: 10,
  paddingInline: '14px 4px',
  '& > svg': { flex: 'none', color: colors.muted },
  '& .MuiOutlinedInput-input': { paddingInline: 0 },
  // The browser's own clear button would be a second one, and the keyboard cannot reach it.
  '& ::-webkit-search-cancel-button': { display: 'none' },
  '& [data-icon-button]': { inlineSize: 28, blockSize: 28 },
  // By CSS, so that a keystroke renders nothing.
  '&:has(:placeholder-shown) [data-icon-button]': { visibility: 'hidden' },
})

type Props = {
  /** what is typed, as `useDebouncedText` returns it: a keystroke renders nothing */
  text: Store<string>
  /** the accessible name; visually, the magnifier and the placeholder express it */
  label: string
  placeholder?: string
  maxLength?: number
  size?: 'small' | 'medium'
  ref?: Ref<HTMLInputElement>
}

/**
 * A search box. While it has text, a button and Escape clear it, and the focus stays in the box.
 * Only Escape in an empty box propagates to the parent elements.
 */
export function SearchField({ text, label, size = 'medium', ref, ...props }: Props) {
  // `:placeholder-shown` needs one.
  const { placeholder = ' ', maxLength } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      text.subscribe(() => {
        const field = input.current
        if (field && field.value !== text.get()) field.value = text.get()
      }),
    [text],
  )

  function clear() {
    text.set('')
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !input.current?.value) return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <SearchInput
      type="search"
      fullWidth
      size={size}
      defaultValue={text.get()}
      onChange={(event) => text.set(event.target.value)}
      onKeyDown={onKeyDown}
      inputRef={useForkRef(input, ref)}
      startAdornment={<Icon icon={Search} />}
      endAdornment={<IconAction label="مسح البحث" icon={X} size="small" onClick={clear} />}
      slotProps={{
        input: {
          ...{ 'aria-label': label, dir: 'auto', placeholder, maxLength, enterKeyHint: 'search' },
        },
      }}
    />
  )
}

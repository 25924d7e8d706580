import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useRef } from 'react'
import { matchesKeys } from '@/lib/keys'
import type { Store } from '@/lib/store'
import { IconAction } from '@/ui/navigation/IconAction'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'

const SearchInput = styled(OutlinedInput)({
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

type FieldProps = {
  onChange: (value: string) => void
  /** the accessible name; visually, the magnifier and the placeholder express it */
  label: string
  placeholder?: string
  maxLength?: number
  size?: 'small' | 'medium'
  /** on Enter, with the current text */
  onSubmit?: (value: string) => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

type Props = FieldProps & { value: string }

/**
 * A controlled search box. While it has text, a button and Escape clear it, and the focus stays in the box.
 * Only Escape in an empty box propagates to the parent elements.
 */
export function SearchField(props: Props) {
  const input = useRef<HTMLInputElement>(null)
  return <SearchBox {...props} input={input} />
}

type LiveProps = Omit<FieldProps, 'onChange'> & { text: Store<string> }

/** A search box whose text is in the store of `useDebouncedText`. It is not controlled: a keystroke renders nothing. */
export function LiveSearchField({ text, ...props }: LiveProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      text.subscribe(() => {
        const field = input.current
        if (field && field.value !== text.get()) field.value = text.get()
      }),
    [text],
  )
  return <SearchBox {...props} input={input} defaultValue={text.get()} onChange={text.set} />
}

type BoxProps = FieldProps & {
  input: RefObject<HTMLInputElement | null>
  value?: string
  defaultValue?: string
}

function SearchBox({ input, onChange, label, size = 'medium', onSubmit, ...props }: BoxProps) {
  // `:placeholder-shown` needs one.
  const { ref, placeholder = ' ', maxLength, autoFocus = false, ...text } = props

  function clear() {
    onChange('')
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const { value = '' } = input.current ?? {}
    if (matchesKeys(event, 'Enter')) onSubmit?.(value)
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  return (
    <SearchInput
      {...text}
      type="search"
      fullWidth
      size={size}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      autoFocus={autoFocus}
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

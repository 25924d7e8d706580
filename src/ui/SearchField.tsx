import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef } from 'react'
import type { Store } from '@/lib/store'
import { IconAction } from './IconAction'
import { Icon } from './icons'
import { useStore } from './useStore'

const SearchInput = styled(OutlinedInput)(({ theme }) => ({
  gap: 10,
  paddingInline: '14px 4px',
  '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
  '& .MuiOutlinedInput-input': { paddingInline: 0 },
  // The browser's own clear button would be a second one, and the keyboard cannot reach it.
  '& ::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiIconButton-root': { inlineSize: 28, blockSize: 28 },
  '&[data-empty] .MuiIconButton-root': { visibility: 'hidden' },
}))

type Props = {
  value: string
  onChange: (value: string) => void
  /** the accessible name; visually, the magnifier and the placeholder express it */
  label: string
  placeholder?: string
  size?: 'small' | 'medium'
  /** on Enter, with the current text */
  onSubmit?: (value: string) => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A controlled search box. While it has text, a button and Escape clear it, and the focus stays in the box.
 * Only Escape in an empty box propagates to the parent elements.
 */
export function SearchField({
  value,
  onChange,
  label,
  size = 'medium',
  onSubmit,
  ...props
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { ref, placeholder, autoFocus = false } = props

  function clear() {
    onChange('')
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onSubmit?.(value)
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  return (
    <SearchInput
      type="search"
      fullWidth
      size={size}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      autoFocus={autoFocus}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      startAdornment={<Icon icon={Search} />}
      // Always rendered: mounting it at the first keystroke would cost more than everything else there.
      endAdornment={<IconAction label="مسح البحث" icon={X} size="small" onClick={clear} />}
      data-empty={value === '' || undefined}
      slotProps={{ input: { 'aria-label': label, placeholder, enterKeyHint: 'search' } }}
    />
  )
}

type LiveProps = Omit<Props, 'value' | 'onChange'> & { text: Store<string> }

/** A `SearchField` whose text is in the store of `useDebouncedText`: a keystroke renders the field, not its page. */
export function LiveSearchField({ text, ...props }: LiveProps) {
  return <SearchField {...props} value={useStore(text)} onChange={text.set} />
}

import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef } from 'react'
import { IconAction } from './IconAction'
import { Icon } from './icons'

type Props = {
  value: string
  onChange: (value: string) => void
  /** spoken; the magnifier and the placeholder say it to the eye */
  label: string
  placeholder?: string
  size?: 'small' | 'medium'
  /** on Enter, with the text as it stands */
  onSubmit?: (value: string) => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A search box, controlled by its caller. While it holds text, a button and Escape clear it; focus
 * stays in the box, and only an Escape in an empty box goes on to whatever lies around it.
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
      // There before it is needed: to make it costs more than all else at the first key.
      endAdornment={<IconAction label="مسح البحث" icon={X} size="small" onClick={clear} />}
      data-empty={value === ''}
      slotProps={{ input: { 'aria-label': label, placeholder, enterKeyHint: 'search' } }}
    />
  )
}

const SearchInput = styled(OutlinedInput)(({ theme }) => ({
  gap: 10,
  paddingInline: '14px 4px',
  '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
  '& .MuiOutlinedInput-input': { paddingInline: 0 },
  // The browser's own cross would be a second one, and no keyboard reaches it.
  '& ::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiIconButton-root': { inlineSize: 28, blockSize: 28 },
  '&[data-empty=true] .MuiIconButton-root': { visibility: 'hidden' },
}))

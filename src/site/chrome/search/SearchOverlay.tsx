import Dialog from '@mui/material/Dialog'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { IconAction } from '@/ui/IconAction'
import { Icon } from '@/ui/icons'
import { size, weight } from '@/ui/theme/tokens'
import { useCloseOnNavigation } from '../useCloseOnNavigation'
import { SearchSuggestions } from './SearchSuggestions'

const Field = styled('form')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 12px 0',
})

// Unlike the search field of the lists, Escape closes at once here, and closing clears.
const SearchInput = styled(OutlinedInput)(({ theme }) => ({
  gap: 10,
  paddingInline: 14,
  '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
  '& .MuiOutlinedInput-input': { paddingInline: 0 },
  '& ::-webkit-search-cancel-button': { display: 'none' },
}))

const Hint = styled('p')(({ theme }) => ({
  padding: '10px 16px 4px',
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t13,
  lineHeight: 1.6,
  '& kbd': {
    paddingInline: 6,
    border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
    borderRadius: 4,
    fontFamily: 'inherit',
    fontSize: size.t13,
    fontWeight: weight.label,
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
}))

const takeFocus = (input: HTMLInputElement | null) => input?.focus()

type Props = { open: boolean; onClose: () => void }

/** The search overlay (Spec §2): a trimmed, non-empty query goes to `/search`; closing clears it. */
export function SearchOverlay({ open, onClose }: Props) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')

  const close = () => {
    setQuery('')
    onClose()
  }
  useCloseOnNavigation(close)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = query.trim()
    if (!q) return
    close()
    navigate({ to: '/search', search: { q } })
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      fullWidth
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': 'بحث',
          sx: {
            maxInlineSize: '40rem',
            margin: 2,
            inlineSize: 'calc(100% - 16px)',
            marginBlockStart: { xs: 2, xl: 16 },
          },
        },
      }}
    >
      <Field role="search" onSubmit={submit}>
        <SearchInput
          fullWidth
          type="search"
          inputRef={takeFocus}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="ابحث في الأخبار"
          startAdornment={<Icon icon={Search} />}
          slotProps={{
            input: {
              'aria-label': 'بحث',
              autoComplete: 'off',
              enterKeyHint: 'search',
              'aria-describedby': 'search-hint',
            },
          }}
        />
        <IconAction label="إغلاق البحث" icon={X} onClick={close} />
      </Field>
      <Hint id="search-hint">
        اضغط <kbd>Enter</kbd> للبحث في جميع الأقسام
      </Hint>
      <SearchSuggestions query={query} onChoose={close} />
    </Dialog>
  )
}

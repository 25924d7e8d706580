import Dialog from '@mui/material/Dialog'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useCallback, useDeferredValue, useState } from 'react'
import { trimInvisible } from '@/lib/invisible'
import { type LoadSearch, loadSearch } from '@/site/search/loadSearch'
import { LONGEST_QUERY } from '@/site/search/searchAddress'
import { useSearchEngine } from '@/site/search/useSearchEngine'
import { useLayer } from '@/ui/layers/useLayer'
import { moveFocus } from '@/ui/marks/controls'
import { IconAction } from '@/ui/navigation/IconAction'
import { Icon } from '@/ui/theme/icons'
import { inRow, muted13 } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { HasToastSlots, ToastSlot } from '@/ui/toast/ToastSlot'
import { SearchSuggestions } from './SearchSuggestions'

const Field = styled('form')({
  ...inRow,
  gap: 4,
  padding: '12px 12px 0',
})

// Unlike in the search field of the lists, Escape closes the overlay immediately, and closing clears the field.
const SearchInput = styled(OutlinedInput)({
  gap: 10,
  paddingInline: 14,
  '& > svg': { flex: 'none', color: colors.muted },
  '& .MuiOutlinedInput-input': { paddingInline: 0 },
  '& ::-webkit-search-cancel-button': { display: 'none' },
})

const Hint = styled('p')({
  padding: '10px 16px 4px',
  ...muted13,
  lineHeight: 1.6,
  '& kbd': {
    paddingInline: 6,
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: 4,
    fontFamily: 'inherit',
    fontSize: size.t13,
    fontWeight: weight.label,
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
})

const takeFocus = (input: HTMLInputElement | null) => input?.focus()

type Props = { open: boolean; onClose: () => void; load?: LoadSearch }

/**
 * The search overlay (Spec §2): the first results while the reader types. Enter opens `/search` with the trimmed query
 * unless it is empty; closing clears it. The search engine is loaded when the overlay opens, if its button has not loaded it.
 */
export function SearchOverlay({ open, onClose, load = loadSearch }: Props) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const search = useSearchEngine(load, open)
  // The typed letter appears immediately; the results follow at lower priority.
  const shownQuery = useDeferredValue(query)

  const close = useCallback(() => {
    setQuery('')
    onClose()
  }, [onClose])
  // Back keeps the query: the reader may continue with it.
  useLayer(open, (by) => (by === 'back' ? onClose() : close()))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = trimInvisible(query)
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
          onKeyDown: moveByArrows,
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
              dir: 'auto',
              autoComplete: 'off',
              maxLength: LONGEST_QUERY,
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
      <SearchSuggestions query={shownQuery} search={search} />
      <HasToastSlots value={open}>
        <ToastSlot />
      </HasToastSlots>
    </Dialog>
  )
}

/**
 * A keydown handler for an element with a search field and links below it: the down and up arrows move the focus from
 * the field through the links and back. Home and End keep their meaning in the field.
 */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const way = (key: string, now: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    return step && now >= 0 ? now + step : null
  }
  moveFocus(event, way, 'input[type=search], a')
}

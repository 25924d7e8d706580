import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { contactMessagesQuery } from '@/api/contactMessages'
import { plural } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import { matchesKeys } from '@/lib/keys'
import { RESULTS } from '@/lib/nouns'
import { addRecentRecord } from '@/saved/adminMenu'
import { IconAction } from '@/ui/navigation/IconAction'
import { Kbd } from '@/ui/shortcuts/Kbd'
import { HiddenAnswer } from '@/ui/states/Answer'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { Empty, Field, Frame, Group, Hints, List, Option } from './paletteParts'
import { PALETTE_KINDS, type PaletteItem } from './paletteSearch'
import { usePaletteResults } from './usePaletteResults'

type Props = { open: boolean; onClose: () => void }

/**
 * The command palette: a combobox (ARIA APG) over screens, the actions of this screen, and records. The focus stays in
 * the field; arrow keys choose, Enter opens, Escape closes.
 */
export function Palette({ open, onClose }: Props) {
  const id = useId()
  return (
    <Frame
      open={open}
      onClose={onClose}
      titleId={id}
      width="form"
      maxHeight="70dvh"
      onPhones="wholeScreen"
      isInstant
    >
      <VisuallyHidden as="h2" id={id}>
        بحث وأوامر
      </VisuallyHidden>
      <Content onClose={onClose} />
    </Frame>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const id = useId()
  const router = useRouter()
  const { data: messages } = useQuery(contactMessagesQuery)
  const [query, setQuery] = useState('')
  // The field is painted first, and can be typed into; what it lists follows.
  const isReady = useDeferredValue(true, false)
  const results = usePaletteResults(messages, query, isReady)
  const groups = results?.groups ?? []
  const isCurrent = results?.query === trimInvisible(query)
  const items = groups.flatMap((group) => group.items)
  /** the key of the chosen item, since its place changes while messages load; without one it is the first */
  const [chosen, setChosen] = useState<string>()
  const [isEnterHeld, setEnterHeld] = useState(false)
  const place = Math.max(
    0,
    items.findIndex(({ key }) => key === chosen),
  )
  const active = items[place]
  const list = useRef<HTMLDivElement>(null)
  // An id has no spaces.
  const optionId = ({ key }: PaletteItem) => `${id}-${key.replace(/\s/g, '-')}`
  const hasItems = items.length > 0

  function choose(item: PaletteItem) {
    addRecentRecord(item.key)
    onClose()
    // After the dialog has given the focus back, since an action may depend on it.
    requestAnimationFrame(() => setTimeout(item.run, 0, router))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (matchesKeys(event, 'Enter')) {
      event.preventDefault()
      if (event.repeat) return
      // What is listed answers an earlier text as long as the search runs.
      if (!isCurrent) setEnterHeld(true)
      else if (active) choose(active)
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key]
    if (step === undefined || items.length === 0 || !matchesKeys(event, event.key)) return
    event.preventDefault()
    const isStep = Math.abs(step) === 1
    const item = isStep
      ? items.at((place + step) % items.length)
      : items[Math.max(0, Math.min(place + step, items.length - 1))]
    if (!item) return
    highlight(item)
    // Not when the pointer chooses: another row would come under it before it is clicked.
    document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' })
  }

  function highlight(item: PaletteItem | undefined) {
    setChosen(item?.key)
    setEnterHeld(false)
  }

  const answerEnter = useEffectEvent(() => {
    setEnterHeld(false)
    if (active) choose(active)
  })
  useEffect(() => {
    if (isEnterHeld && isCurrent) answerEnter()
  }, [isEnterHeld, isCurrent])

  return (
    <>
      <Field>
        <Icon icon={Search} />
        <input
          // The dialog has nothing else to focus.
          ref={focusAtOnce}
          type="search"
          dir="auto"
          role="combobox"
          aria-label="بحث وأوامر"
          aria-expanded={hasItems}
          aria-controls={hasItems ? `${id}-list` : undefined}
          aria-activedescendant={active ? optionId(active) : undefined}
          aria-autocomplete="list"
          placeholder="شاشة أو أمر أو مستخدم أو رسالة…"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            highlight(undefined)
            list.current?.scrollTo(0, 0)
          }}
          onKeyDown={onKeyDown}
        />
        <IconAction label="إغلاق" icon={X} size="small" onClick={onClose} />
      </Field>
      <List
        id={`${id}-list`}
        ref={list}
        role="listbox"
        aria-label="النتائج"
        tabIndex={-1}
        hidden={!hasItems}
      >
        {groups.map(({ kind, items: found }) => (
          <Group key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`}>{PALETTE_KINDS[kind].name}</p>
            {found.map((item) => (
              <Option
                key={item.key}
                id={optionId(item)}
                role="option"
                aria-selected={item === active}
                onPointerMove={() => highlight(item)}
                onClick={() => choose(item)}
              >
                <Icon icon={PALETTE_KINDS[item.kind].icon} size="small" />
                <b dir="auto">{inHtml(item.title)}</b>
                {item.detail && <small dir="auto">{inHtml(item.detail)}</small>}
                {item.keys && <Kbd keys={item.keys} />}
              </Option>
            ))}
          </Group>
        ))}
      </List>
      {isCurrent && !hasItems && (
        <Empty>
          {messages
            ? 'لا شيء بهذا الاسم في لوحة الإدارة.'
            : 'لا شيء بهذا الاسم فيما وصل، وبعض القوائم لم يصل بعد.'}
        </Empty>
      )}
      <Hints aria-hidden>
        <span>
          <Kbd keys="ArrowDown" /> اختيار
        </span>
        <span>
          <Kbd keys="Enter" /> فتح
        </span>
        <span>
          <Kbd keys="?" /> كل الاختصارات
        </span>
      </Hints>
      <HiddenAnswer to={[results?.query]}>{results && plural(items.length, RESULTS)}</HiddenAnswer>
    </>
  )
}

const focusAtOnce = (input: HTMLInputElement | null) => input?.focus()

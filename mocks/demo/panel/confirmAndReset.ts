import { MESSAGES_KEY } from '@mocks/backend/data/dataKeys'
import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { reset, undo } from '@mocks/demo/journal/journal'
import { changeTab, reloadPage, type TabState } from '@mocks/demo/storage/tabState'
import { session } from '@/lib/reader'
import { parseStored, readText, removeText, writeText } from '@/lib/storage'
import type { StorageEntry } from '@/lib/storageKeys'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'
import { confirm } from '@/ui/stores/confirm'
import { toast } from '@/ui/stores/toast'
import { leavePanel, setPanel } from './panelState'

/** In sessionStorage: what the last reset of this tab has cleared. */
const KEY = 'madar:reset'

type Cleared = {
  /** in the order of `PLACES` */
  texts: readonly (string | null)[]
  state: TabState
  isNew: boolean
}

const cleared = () => parseStored(KEY, readText(KEY, 'sessionStorage'), (value) => value as Cleared)

const store = (value: Cleared) => writeText(KEY, JSON.stringify(value), 'sessionStorage')

const PLACES: readonly StorageEntry[] = [
  { key: MESSAGES_KEY, area: 'localStorage' },
  ...Object.values<StorageEntry>(STORAGE_KEYS),
]

const restore = (texts: Cleared['texts']) =>
  PLACES.forEach(({ key, area }, at) => {
    const text = texts[at] ?? null
    if (text === null) removeText(key, area)
    else writeText(key, text, area)
  })

/** Resets the data to those of a first visit. «تراجع» restores it from a copy in this tab. */
export async function confirmAndReset(): Promise<void> {
  // The question is a dialog of the page, and the panel is over those.
  leavePanel()
  const isSure = await confirm({
    question: 'هل تريد إعادة ضبط العرض؟',
    detail:
      'تعود البيانات إلى أصلها: رسائل التواصل وما حفظه المحررون والقارئ، ومعها المظهر وطيّ قائمة الإدارة والمسودات، ثم تُحمّل الصفحة من جديد. ويعيدها «تراجع» كما كانت.',
    confirmLabel: 'إعادة الضبط',
    tone: 'caution',
  })
  if (!isSure) return setPanel({ isOpen: true })
  const isStored = store({
    texts: PLACES.map(({ key, area }) => readText(key, area)),
    state: {
      network: writeNetwork(mockController.overrides.get()) || undefined,
      session: session.get().isSignedIn ? undefined : 'out',
    },
    isNew: true,
  })
  if (!isStored) removeText(KEY, 'sessionStorage')
  await reset()
  reloadPage(() => restore([]))
}

/** On the page after a reset: what was reset, and the way back. */
export function sayReset(): void {
  const last = cleared()
  if (!last?.isNew) return
  store({ ...last, isNew: false })
  toast.success(
    'أُعيد ضبط العرض: الرسائل والقوائم وما حفظه القارئ والمظهر والمسودات كما في أول زيارة.',
    { label: 'تراجع', onClick: () => void undoReset() },
  )
}

/** Everything is again as before the last reset of this tab; in another tab, the data. */
export async function undoReset(): Promise<void> {
  await undo()
  const last = cleared()
  if (!last) return
  removeText(KEY, 'sessionStorage')
  reloadPage(() => {
    restore(last.texts)
    changeTab(last.state)
  })
}

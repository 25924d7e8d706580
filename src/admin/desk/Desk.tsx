import { useEffect, useState } from 'react'
import { openPalette, paletteStore } from '@/admin/desk/paletteStore'
import { reportTyped } from '@/admin/editableList/useFieldDraft'
import { RECORD, SAVE } from '@/ui/marks/marks'
import { inMain } from '@/ui/marks/page'
import { useShortcutListener, useShortcuts } from '@/ui/shortcuts/shortcuts'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/stores/useStore'
import { useMatches } from '@/ui/theme/useMatches'
import { hasRows, moveBetweenRows, ROW_CHECKBOX, toggleRow } from './rowKeys'
import { listenToRows } from './rowPointer'

const Palette = lazyWithPreload(() => import('./Palette'), 'Palette')
const KeysDialog = lazyWithPreload(() => import('./KeysDialog'), 'KeysDialog')

const STEPS = [
  ['j', 'الصف التالي', 1],
  ['k', 'الصف السابق', -1],
] as const

/**
 * The keys of the back office, the command palette, the list of keys, and what a mouse does on rows. The
 * palette is mounted in an idle moment, so that it opens at once.
 */
export function Desk() {
  const isPaletteOpen = useStore(paletteStore) !== null
  const [areKeysShown, setKeysShown] = useState(false)
  const isTouch = useMatches('(hover: none)')

  useEffect(listenToRows, [])

  useShortcuts({
    title: 'لوحة الإدارة',
    isBase: true,
    shortcuts: [
      { keys: 'mod+k', label: 'بحث وأوامر', isAction: false, worksIn: isRecord, run: openPalette },
      {
        keys: '/',
        label: 'البحث في هذه الشاشة',
        isAction: false,
        isPresent: () => searchField() !== null,
        run: focusSearch,
      },
      {
        keys: '?',
        label: 'اختصارات لوحة المفاتيح',
        isAction: !isTouch,
        worksIn: isRecord,
        run: () => setKeysShown(true),
      },
      {
        keys: 'mod+s',
        label: 'حفظ التغييرات',
        isAction: false,
        isPresent: () => inMain(SAVE.selector) !== null,
        run() {
          reportTyped()
          const button = inMain(`${SAVE.selector} [type=submit]`)
          button?.click()
          return button !== null
        },
      },
      ...STEPS.map(([keys, label, step]) => ({
        keys,
        label,
        repeats: true,
        isAction: false,
        isPresent: hasRows,
        run: () => moveBetweenRows(step),
      })),
      {
        keys: 'x',
        label: 'تحديد الصف أو إلغاء تحديده',
        isAction: false,
        isPresent: () => inMain(ROW_CHECKBOX) !== null,
        run: toggleRow,
      },
    ],
  })
  useShortcutListener()

  return (
    <>
      <Palette
        whenIdle
        isRequested={isPaletteOpen}
        open={isPaletteOpen}
        onClose={() => paletteStore.set(null)}
      />
      <KeysDialog
        isRequested={areKeysShown}
        open={areKeysShown}
        onClose={() => setKeysShown(false)}
      />
    </>
  )
}

const isRecord = (dialog: Element) => dialog.querySelector(RECORD.selector) !== null

const searchField = () => inMain<HTMLInputElement>('input[type=search]')

/** The search field of the screen; false if it has none. */
function focusSearch(): boolean {
  const field = searchField()
  field?.focus()
  field?.select()
  return field !== null
}

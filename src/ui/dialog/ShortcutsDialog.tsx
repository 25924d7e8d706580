import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { Kbd } from '@/ui/shortcuts/Kbd'
import {
  openDialog,
  presentShortcuts,
  type Shortcut,
  shortcutGroups,
} from '@/ui/shortcuts/shortcuts'
import { useStore } from '@/ui/stores/useStore'
import { colors, size, weight } from '@/ui/theme/tokens'
import { AppDialog } from './AppDialog'

const Group = styled('section')({
  marginBlockEnd: 20,
  '& > h3': { marginBlockEnd: 4, fontSize: size.t14, fontWeight: weight.title },
})

const Rows = styled('dl')({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: '2.5rem',
    fontSize: size.t14,
  },
  '& > div + div': { borderBlockStart: `1px solid ${colors.line}` },
  '& dd': { flex: 'none', order: 1, color: colors.muted },
})

/** The letter that an Arabic keyboard has on the key. */
const ARABIC: Readonly<Record<string, string>> = {
  ...{ e: 'ث', j: 'ت', k: 'ن', o: 'خ', r: 'ق', s: 'س', u: 'ع', x: 'ء' },
  ...{ '/': 'ظ', '?': '؟' },
}

type Props = {
  open: boolean
  onClose: () => void
  /** keys of the page that are handled where the focus is, or before the code of the others is loaded */
  others: { title: string; shortcuts: readonly Pick<Shortcut, 'keys' | 'label' | 'isPresent'>[] }
  /** where single keys are switched off (WCAG 2.1.4) */
  children: ReactNode
}

/** The keys that do something on this page, or in the dialog over which this one opens. A single key also shows the letter that an Arabic keyboard has there. */
export function ShortcutsDialog({ open, onClose, others, children }: Props) {
  // Rendered again for keys whose code loads later.
  useStore(shortcutGroups)
  const [below, setBelow] = useState<{ dialog: Element | undefined } | null>(null)
  // Read before this dialog is in the page.
  if (open && !below) setBelow({ dialog: openDialog() })
  if (!open && below) setBelow(null)
  // What the keys act on may also come later: search results, messages.
  const [, follow] = useReducer((changes: number) => changes + 1, 0)
  useEffect(() => {
    const main = document.getElementById('main')
    if (!open || !main) return
    const observer = new MutationObserver(follow)
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [open])
  const groups = presentShortcuts(below?.dialog)
  const atFocus = below?.dialog ? [] : others.shortcuts.filter((one) => one.isPresent?.() !== false)
  const inOrder = [...groups.filter((one) => !one.isBase), ...groups.filter((one) => one.isBase)]
  const shown = [...inOrder, { ...others, shortcuts: atFocus }].filter(
    ({ shortcuts }) => shortcuts.length > 0,
  )
  return (
    <AppDialog open={open} onClose={onClose} title="اختصارات لوحة المفاتيح" width="form">
      {shown.map(({ title, shortcuts }) => (
        <Group key={title} aria-label={title}>
          <h3>{title}</h3>
          <Rows>
            {shortcuts.map(({ keys, label }) => (
              <div key={`${keys} ${label}`}>
                <dt>{label}</dt>
                <dd>
                  <Kbd keys={keys} />
                  {ARABIC[keys] && (
                    <span>
                      {' أو '}
                      <Kbd keys={ARABIC[keys]} />
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </Rows>
        </Group>
      ))}
      {children}
    </AppDialog>
  )
}

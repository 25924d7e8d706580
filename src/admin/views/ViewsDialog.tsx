import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import { Link2, Pin, PinOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { copyLink } from '@/admin/copyLink'
import { useSavedList } from '@/admin/useSavedList'
import { newId, update } from '@/lib/editableList'
import { SEEN, trimInvisible } from '@/lib/invisible'
import { isEqual } from '@/lib/isEqual'
import { quoted } from '@/lib/isolated'
import { REQUIRED } from '@/lib/validation'
import type { TableName } from '@/saved/tables'
import { type SavedView, savedViews } from '@/saved/views'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { TextField } from '@/ui/form/TextField'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { AppLink } from '@/ui/navigation/links'
import { useRemoval } from '@/ui/removal/useRemoval'
import { toastChange } from '@/ui/stores/notStored'
import { colors, size, weight } from '@/ui/theme/tokens'
import { viewLink, viewSearch } from './viewPlaces'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 8,
  // Beside the field: below the line of its label, above that of its hint or its error.
  '& > button': { marginBlockStart: 'calc(1.7 * 0.875rem + 6px)' },
})

const Rows = styled('ul')({
  marginBlockStart: 20,
  borderBlockStart: `1px solid ${colors.line}`,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: '3rem',
    borderBlockEnd: `1px solid ${colors.line}`,
    fontSize: size.t14,
  },
  '& a': { flex: 1, minInlineSize: 0, fontWeight: weight.label },
})

const Quiet = styled('p')({ marginBlockStart: 16, fontSize: size.t14, color: colors.muted })

type Props = {
  open: boolean
  onClose: () => void
  screen: TableName
  search: Readonly<Record<string, unknown>>
}

/**
 * The saved views of a list: its filters and its order under a name. A view is a link to the list, so it can be copied;
 * a pinned one is in the menu, with the number of what it finds.
 */
export function ViewsDialog({ open, onClose, screen, search }: Props) {
  const router = useRouter()
  const [all, change] = useSavedList(savedViews)
  const remove = useRemoval(change, REMOVED)
  const views = all.filter((view) => view.screen === screen)
  const current = viewSearch(search)
  const isPlain = Object.keys(current).length === 0

  return (
    <AppDialog open={open} onClose={onClose} title="العروض المحفوظة" width="form">
      {isPlain ? (
        <p>ابحث في القائمة أو صفّها أو رتّبها، ثم احفظ ما تراه هنا باسم تختاره.</p>
      ) : (
        <SaveForm
          isSaved={views.some((view) => isEqual(view.search, current))}
          onSave={(name) => {
            const view = { id: newId('view'), screen, name, search: current, isPinned: false }
            const isStored = change((now) => [...now, view])
            toastChange(`حُفظ العرض ${quoted(name)}.`, isStored)
          }}
        />
      )}
      {views.length > 0 ? (
        <Rows>
          {views.map((view) => (
            <li key={view.id}>
              <AppLink {...viewLink(view)}>
                <bdi>{view.name}</bdi>
              </AppLink>
              <IconAction
                label={`تثبيت ${quoted(view.name)} في القائمة الجانبية`}
                hint={view.isPinned ? 'إزالة من القائمة الجانبية' : 'تثبيت في القائمة الجانبية'}
                icon={view.isPinned ? PinOff : Pin}
                size="small"
                aria-pressed={view.isPinned}
                onClick={() => change((now) => update(now, view.id, { isPinned: !view.isPinned }))}
              />
              <IconAction
                label={`نسخ رابط ${quoted(view.name)}`}
                hint="نسخ الرابط"
                icon={Link2}
                size="small"
                onClick={() => void copyLink(router, viewLink(view), 'نُسخ رابط العرض.')}
              />
              <DeleteAction name={quoted(view.name)} hint="حذف" onClick={() => remove([view])} />
            </li>
          ))}
        </Rows>
      ) : (
        <Quiet>لم تحفظ عرضًا لهذه القائمة بعد.</Quiet>
      )}
    </AppDialog>
  )
}

const REMOVED = { nameOf: ({ name }: SavedView) => `العرض ${quoted(name)}` }

function SaveForm({ isSaved, onSave }: { isSaved: boolean; onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  useUnsavedDialog({ isDirty: name !== '', isSubmitSuccessful: false })
  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = trimInvisible(name)
    if (!SEEN.test(wanted)) return setError(REQUIRED)
    onSave(wanted)
    setName('')
  }
  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        label="اسم ما تراه الآن"
        size="small"
        value={name}
        placeholder="غير المقروءة من دعم تقني"
        error={error}
        {...(isSaved && { hint: 'هذا العرض محفوظ من قبل؛ يمكنك حفظه باسم آخر.' })}
        onChange={(text) => {
          setName(text)
          setError(undefined)
        }}
      />
      <Button type="submit" size="small" variant="contained" color="primary">
        حفظ العرض
      </Button>
    </Form>
  )
}

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Pencil } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import * as z from 'zod/mini'
import { type DialogTarget, RecordForm } from '@/admin/recordForm/RecordDialog'
import { useSavedList } from '@/admin/useSavedList'
import { newId, update } from '@/lib/editableList'
import { isolated, quoted } from '@/lib/isolated'
import { requiredText } from '@/lib/textSchemas'
import { type ReplyTemplate, savedReplyTemplates } from '@/saved/replyTemplates'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { FormActions } from '@/ui/dialog/FormActions'
import { RequiredLegend } from '@/ui/form/Field'
import { FormTextField } from '@/ui/form/FormTextField'
import { MoveButtons } from '@/ui/lists/MoveButtons'
import { rowProps } from '@/ui/marks/rowControl'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { useRemoval } from '@/ui/removal/useRemoval'
import { toastChange } from '@/ui/stores/notStored'
import { inHtml } from '@/ui/theme/inHtml'
import { someLines } from '@/ui/theme/oneLine'
import { colors, size, weight } from '@/ui/theme/tokens'

const Rows = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 8px',
    paddingBlock: 12,
  },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& > li > span': { display: 'flex', gap: 8 },
  '& b': { alignSelf: 'center', fontSize: size.t14, fontWeight: weight.label },
  '& p': {
    gridColumn: '1 / -1',
    fontSize: size.t13,
    lineHeight: 1.6,
    color: colors.muted,
    ...someLines(2),
  },
})

const FieldList = styled('div')({ display: 'grid', gap: 16 })

const templateSchema = z.object({ name: requiredText, text: requiredText })
type Fields = z.output<typeof templateSchema>

const WITHOUT_TEXT: Fields = { name: '', text: 'مرحبًا {الاسم}،\n\n' }

type Props = { open: boolean; onClose: () => void }

export function TemplatesDialog({ open, onClose }: Props) {
  const formId = useId()
  const [templates, change] = useSavedList(savedReplyTemplates)
  const [edited, setEdited] = useState<DialogTarget<ReplyTemplate>>(null)

  function save(fields: Fields, changed: Partial<Fields>, before: ReplyTemplate | null) {
    const id = before?.id ?? newId('template')
    const isStored = change((now) =>
      now.some((one) => one.id === id) ? update(now, id, changed) : [...now, { id, ...fields }],
    )
    toastChange(`حُفظ القالب ${quoted(fields.name)}.`, isStored)
    setEdited(null)
  }

  return (
    <AppDialog
      open={open}
      onClose={() => {
        setEdited(null)
        onClose()
      }}
      title={
        edited === 'new'
          ? 'قالب جديد'
          : inHtml(edited ? `تعديل ${quoted(edited.name)}` : 'قوالب الرد')
      }
      width="form"
      actions={
        edited ? (
          // The keys make two buttons of one place two elements, so the second press of a double click is dropped.
          <FormActions
            key="form"
            form={formId}
            label="حفظ القالب"
            onCancel={() => setEdited(null)}
          />
        ) : (
          <Fragment key="list">
            <Button variant="contained" color="primary" onClick={onClose}>
              <span>تم</span>
            </Button>
            <Button onClick={() => setEdited('new')}>
              <span>إضافة قالب</span>
            </Button>
          </Fragment>
        )
      }
    >
      {edited ? (
        <RecordForm
          id={formId}
          edited={edited === 'new' ? null : edited}
          schemaOf={() => templateSchema}
          empty={WITHOUT_TEXT}
          onSave={save}
        >
          {(control) => (
            <FieldList>
              <RequiredLegend />
              <FormTextField control={control} name="name" label="اسم القالب" required />
              <FormTextField
                control={control}
                name="text"
                label="النص"
                rows={8}
                required
                hint="يحل اسم المرسل محل {الاسم}، وموضوع رسالته محل {الموضوع}."
              />
            </FieldList>
          )}
        </RecordForm>
      ) : (
        <TemplateList templates={templates} change={change} onEdit={setEdited} />
      )}
    </AppDialog>
  )
}

const REMOVED = { nameOf: ({ name }: ReplyTemplate) => `القالب ${quoted(name)}` }

type ListProps = {
  templates: readonly ReplyTemplate[]
  change: (edit: (now: readonly ReplyTemplate[]) => readonly ReplyTemplate[]) => boolean
  onEdit: (template: ReplyTemplate) => void
}

function TemplateList({ templates, change, onEdit }: ListProps) {
  const remove = useRemoval(change, REMOVED)
  const move = (id: string, step: 1 | -1) =>
    change((now) => {
      const from = now.findIndex((one) => one.id === id)
      const moved = now[from]
      return moved ? now.toSpliced(from, 1).toSpliced(Math.max(from + step, 0), 0, moved) : now
    })
  if (templates.length === 0) return <p>لا قوالب. أضف نصًا تكرره في ردودك.</p>
  return (
    <Rows>
      {templates.map((template, index) => {
        const { id, name, text } = template
        return (
          <li key={id} {...rowProps(id)}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span>
              <MoveButtons
                name={`قالب ${isolated(name)}`}
                isFirst={index === 0}
                isLast={index === templates.length - 1}
                onMove={(step) => move(id, step)}
              />
              <IconAction
                label={`تعديل قالب ${isolated(name)}`}
                hint="تعديل"
                icon={Pencil}
                size="small"
                onClick={() => onEdit(template)}
              />
              <DeleteAction
                name={`قالب ${isolated(name)}`}
                hint="حذف"
                onClick={() => remove([template])}
              />
            </span>
            <p dir="auto">{text}</p>
          </li>
        )
      })}
    </Rows>
  )
}

import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { type AdSizeType, adPages, adSizeTypes } from '@/content/admin/adCatalogue'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { FormActions } from '@/ui/dialog/FormActions'
import { SelectField } from '@/ui/form/SelectField'
import { colors, size } from '@/ui/theme/tokens'

const PAGES = adPages.map(({ id, name }) => ({ value: id, label: name }))
const TYPES = adSizeTypes.map(({ id, name }) => ({ value: id, label: name }))

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  '& > p': { fontSize: size.t14, color: colors.muted },
})

type Props = { open: boolean; onClose: () => void; onAdd: () => void }

/**
 * The «Add an ad» dialog (Spec §2). Its two choices do not affect the new ad, so the dialog says
 * which values the ad is created with and that both can be changed later.
 */
export function AddAdDialog({ open, onClose, onAdd }: Props) {
  const formId = useId()
  const [page, setPage] = useState('homepage')
  const [type, setType] = useState<AdSizeType>('rectangle')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAdd()
  }
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title="إضافة إعلان جديد"
      actions={<FormActions form={formId} label="إضافة الإعلان" onCancel={onClose} />}
    >
      <Form id={formId} noValidate onSubmit={submit}>
        <SelectField label="الصفحة" options={PAGES} value={page} onChange={setPage} />
        <SelectField label="نوع الإعلان" options={TYPES} value={type} onChange={setType} />
        <p>
          يُنشأ كل إعلان جديد في أعلى محتوى الرئيسية بمقاس <bdi dir="ltr">300×250</bdi>، أيًّا كان
          اختيارك هنا. غيّر الصفحة والمقاس بعد إنشائه.
        </p>
      </Form>
    </AppDialog>
  )
}

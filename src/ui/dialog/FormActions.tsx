import Button from '@mui/material/Button'

type Props = {
  /** the id of the form */
  form: string
  label: string
  onCancel: () => void
}

/** The footer of a dialog with a form: the button that submits it, and «إلغاء». */
export const FormActions = ({ form, label, onCancel }: Props) => (
  <>
    <Button type="submit" form={form} variant="contained" color="primary">
      <span>{label}</span>
    </Button>
    <Button onClick={onCancel}>
      <span>إلغاء</span>
    </Button>
  </>
)

import { downloadText } from '@mocks/demo/panel/downloadFile'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '@/ui/form/Checkbox'
import { TextField } from '@/ui/form/TextField'
import { toast } from '@/ui/toast/toast'
import { makeReport, takePicture } from './makeReport'

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  inlineSize: '100%',
  '& > :first-of-type': { inlineSize: '100%' },
})

/** Whether this browser can take a picture of the screen; phones cannot. */
const canTakePicture = () => 'getDisplayMedia' in (navigator.mediaDevices ?? {})

/** Makes a file of the last two minutes, for whoever has to repair what went wrong. */
export function ReportForm() {
  const [sentence, setSentence] = useState('')
  const [withPicture, setWithPicture] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const picture = withPicture ? await takePicture() : null
    const html = await makeReport(sentence.trim(), picture)
    downloadText('madar-report', 'html', 'text/html', html)
    setBusy(false)
    if (withPicture && !picture) toast.info('نُزّل التقرير بلا صورة، فلم يسمح بها المتصفح.')
    else toast.success('نُزّل التقرير ملفًا واحدًا، ولم يُرسل إلى أحد.')
  }

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="ما الذي حدث؟"
        hint="الدقيقتان الأخيرتان في ذاكرة هذه الصفحة دائمًا: الخطوات والطلبات والبيانات. لا يغادر شيء متصفحك إلا في هذا الملف."
        rows={2}
        value={sentence}
        onChange={setSentence}
      />
      {canTakePicture() && (
        <Checkbox
          label="مع صورة للشاشة"
          hint="يسألك المتصفح عنها."
          isChecked={withPicture}
          onChange={setWithPicture}
        />
      )}
      <Button size="small" type="submit" aria-disabled={isBusy}>
        نزّل التقرير
      </Button>
    </Form>
  )
}

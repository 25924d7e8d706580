import { openDemoFile } from '@mocks/demo/panel/openDemoFile'
import Button from '@mui/material/Button'
import { type ChangeEvent, useRef } from 'react'

/** Opens a tour, a report or exported data. A file can also be dropped on the page. */
export function FileDrop() {
  const chooser = useRef<HTMLInputElement>(null)
  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) void openDemoFile(file).finally(() => (target.value = ''))
  }
  return (
    <>
      <Button size="small" onClick={() => chooser.current?.click()}>
        اختر جولة أو تقريرًا أو بيانات
      </Button>
      <p>أو اسحب الملف أو رابط الجولة إلى الصفحة.</p>
      <input
        ref={chooser}
        type="file"
        accept=".json,.html,application/json,text/html"
        aria-label="ملف جولة أو تقرير"
        hidden
        onChange={onChosen}
      />
    </>
  )
}

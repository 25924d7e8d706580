import Button from '@mui/material/Button'
import { useState } from 'react'
import { AuthDialog } from './AuthDialog'

/** For stories: the dialog and the button that opens it, on an otherwise empty page. */
export function AuthHarness() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <h1 tabIndex={-1}>مدار</h1>
      <Button onClick={() => setOpen(true)}>فتح النافذة</Button>
      <AuthDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

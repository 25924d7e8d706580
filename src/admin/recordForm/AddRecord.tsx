import type { ComponentProps } from 'react'
import { DialogButton } from '@/ui/dialog/DialogButton'

/** The first button of a list's screen: it opens the form of a new record. */
export const AddRecord = (props: ComponentProps<typeof DialogButton>) => (
  <DialogButton variant="contained" color="primary" {...props} />
)

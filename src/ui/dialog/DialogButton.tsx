import Button, { type ButtonProps } from '@mui/material/Button'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '@/ui/theme/icons'

type Props = ButtonProps & { label: string; icon: LucideIcon }

/** A button with an icon and a text that opens a dialog. */
export const DialogButton = ({ label, icon, ...props }: Props) => (
  <Button aria-haspopup="dialog" startIcon={<Icon icon={icon} size="small" />} {...props}>
    <span>{label}</span>
  </Button>
)

import Button from '@mui/material/Button'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '@/ui/theme/icons'

type Props = { label: string; icon: LucideIcon; onClick: () => void }

/** The first button of a list's screen: it opens the form of a new record. */
export const AddRecord = ({ label, icon, onClick }: Props) => (
  <Button
    variant="contained"
    color="primary"
    aria-haspopup="dialog"
    startIcon={<Icon icon={icon} size="small" />}
    onClick={onClick}
  >
    <span>{label}</span>
  </Button>
)

import Button from '@mui/material/Button'
import { Plus } from 'lucide-react'
import { Icon } from '@/ui/icons'

/** The secondary button that appends an item (Spec §4). */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      className="add"
      variant="contained"
      color="inherit"
      size="small"
      startIcon={<Icon icon={Plus} size="small" />}
      onClick={onClick}
    >
      <span>{label}</span>
    </Button>
  )
}

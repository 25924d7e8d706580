import Button from '@mui/material/Button'
import { Plus } from 'lucide-react'
import { Icon } from '@/ui/theme/icons'

/** The secondary button that appends an item (Spec §4): one, also for a double click. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      className="add"
      variant="contained"
      color="inherit"
      size="small"
      startIcon={<Icon icon={Plus} size="small" />}
      onClick={({ detail }) => {
        if (detail < 2) onClick()
      }}
    >
      <span>{label}</span>
    </Button>
  )
}

import Button from '@mui/material/Button'
import { Newspaper } from 'lucide-react'
import { EmptyState } from '@/ui/states/EmptyState'

/** Shown when all sources have been deleted. */
export const NoSources = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    icon={Newspaper}
    title="لا مصادر"
    text="حُذفت المصادر كلها من هذه القائمة."
    action={
      <Button size="small" onClick={onReset}>
        استعادة المصادر الأصلية
      </Button>
    }
  />
)

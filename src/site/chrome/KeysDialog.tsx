import { styled } from '@mui/material/styles'
import { hasShortcuts } from '@/lib/display'
import { ShortcutsDialog } from '@/ui/dialog/ShortcutsDialog'
import { AppLink } from '@/ui/navigation/links'
import { colors, size, weight } from '@/ui/theme/tokens'

const Note = styled('p')({
  color: colors.muted,
  fontSize: size.t14,
  '& a': { fontWeight: weight.label },
})

/** The search, whose key works before the others are loaded, and the keys of the sheet. */
const OTHERS = {
  title: 'كل الصفحات',
  shortcuts: [
    { keys: '/', label: 'البحث' },
    { keys: 'ArrowLeft', label: 'القصة التالية، وهي مفتوحة' },
    { keys: 'ArrowRight', label: 'القصة السابقة، وهي مفتوحة' },
  ],
}

type Props = { open: boolean; onClose: () => void }

export function KeysDialog({ open, onClose }: Props) {
  return (
    <ShortcutsDialog open={open} onClose={onClose} others={OTHERS}>
      <Note>
        <span>{`${open && !hasShortcuts() ? 'الاختصارات متوقفة الآن، ' : 'تعمل حين لا تكتب، '}وتجد مفتاحها في`}</span>{' '}
        <AppLink to="/settings" search={{ tab: 'display' }}>
          إعدادات العرض
        </AppLink>
        .
      </Note>
    </ShortcutsDialog>
  )
}

import { styled } from '@mui/material/styles'
import { hasShortcuts } from '@/lib/display'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { AppLink } from '@/ui/links'
import { radius, size, weight } from '@/ui/theme/tokens'

const List = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 16px',
    paddingBlock: 10,
  },
  '& > div + div': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& dt': { fontWeight: weight.label },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: 6, color: theme.vars.palette.tokens.muted },
  '& kbd': {
    minInlineSize: '1.75rem',
    paddingInline: 6,
    border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
    borderRadius: radius.badge,
    background: theme.vars.palette.tokens.sunken,
    color: theme.vars.palette.tokens.ink,
    font: 'inherit',
    fontSize: size.t14,
    fontWeight: weight.label,
    textAlign: 'center',
  },
}))

const Note = styled('p')(({ theme }) => ({
  marginBlockStart: 12,
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
  '& a': { fontWeight: weight.label },
}))

/** The keys with the letter that an Arabic keyboard has there. */
const SHORTCUTS: readonly { label: string; keys: readonly string[] }[] = [
  { label: 'العنوان التالي', keys: ['J', 'ت'] },
  { label: 'العنوان السابق', keys: ['K', 'ن'] },
  { label: 'فتح القصة', keys: ['O', 'خ'] },
  { label: 'حفظ القصة أو إزالتها من المحفوظات', keys: ['S', 'س'] },
  { label: 'القصة التالية، وهي مفتوحة', keys: ['←'] },
  { label: 'القصة السابقة، وهي مفتوحة', keys: ['→'] },
  { label: 'البحث', keys: ['/', 'ظ'] },
  { label: 'هذه القائمة', keys: ['?', '؟'] },
]

type Props = { open: boolean; onClose: () => void }

/** The single-key shortcuts of the public pages, and where to switch them off. */
export function ShortcutsDialog({ open, onClose }: Props) {
  return (
    <AppDialog open={open} onClose={onClose} title="اختصارات لوحة المفاتيح">
      <List>
        {SHORTCUTS.map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && 'أو '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </List>
      <Note>
        {open && !hasShortcuts() ? 'الاختصارات متوقفة الآن، ' : 'تعمل حين لا تكتب، '}
        وتجد مفتاحها في{' '}
        <AppLink to="/settings" search={{ tab: 'display' }} onClick={onClose}>
          إعدادات العرض
        </AppLink>
        .
      </Note>
    </AppDialog>
  )
}

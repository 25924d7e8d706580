import { styled } from '@mui/material/styles'
import { signIn, signOut } from '@/lib/reader'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { useSession } from '@/ui/states/useSession'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { size, weight } from '@/ui/theme/tokens'

const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: 12,
  '& > div': { display: 'grid', gap: 4, alignContent: 'start', minInlineSize: 0 },
  '& span': { fontSize: size.t14, fontWeight: weight.label },
  '& [role=radiogroup]': { display: 'flex' },
  '& label': { flex: 1, paddingInline: 4, fontSize: size.t13 },
})

const SESSIONS = [
  { value: 'in', label: 'داخل' },
  { value: 'out', label: 'خارج' },
] as const

const THEMES = [
  { value: 'system', label: 'النظام' },
  { value: 'light', label: 'فاتح' },
  { value: 'dark', label: 'داكن' },
] as const

/** The reader's session and theme. */
export function ReaderFields() {
  const { isSignedIn } = useSession()
  const { setting, setSetting } = useThemeSetting()
  return (
    <Two>
      <div>
        <span aria-hidden>الجلسة</span>
        <SegmentedControl
          label="الجلسة"
          value={isSignedIn ? 'in' : 'out'}
          onChange={(session) => (session === 'in' ? signIn() : signOut())}
          options={SESSIONS}
        />
      </div>
      <div>
        <span aria-hidden>المظهر</span>
        <SegmentedControl label="المظهر" value={setting} onChange={setSetting} options={THEMES} />
      </div>
    </Two>
  )
}

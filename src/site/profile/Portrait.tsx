import { styled } from '@mui/material/styles'
import { radius } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/UserAvatar'

const Picture = styled('img')(({ theme }) => ({
  flex: 'none',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  borderRadius: radius.full,
  objectFit: 'cover',
  [theme.breakpoints.up('md')]: { inlineSize: '7rem', blockSize: '7rem' },
}))

/** The reader's picture, or the initial of the name. The name beside it says whose it is. */
export function Portrait({ picture, name }: { picture: string; name: string }) {
  if (!picture) return <UserAvatar name={name} size="portrait" />
  return <Picture src={picture} alt="" width={112} height={112} />
}

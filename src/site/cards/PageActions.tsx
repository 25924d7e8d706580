import { styled } from '@mui/material/styles'
import type { Follow } from '@/saved/follows'
import { FollowButton } from '@/site/follow/FollowButton'
import { pageTool } from '@/site/tools/pageTool'
import { useStore } from '@/ui/useStore'

// On phones a row of its own, and on wide screens at its end: nothing moves when another button appears.
const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.up('sm')]: { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
}))

type Props = { follow: Follow; name: string }

/** What a reader can do with a whole section or country: follow it, and listen to it where the browser has a voice. */
export function PageActions({ follow, name }: Props) {
  const Tool = useStore(pageTool, () => null)
  return (
    <Root className="pageActions">
      <FollowButton follow={follow} name={name} />
      {Tool && <Tool />}
    </Root>
  )
}

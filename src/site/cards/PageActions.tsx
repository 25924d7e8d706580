import { styled } from '@mui/material/styles'
import type { Follow } from '@/saved/follows'
import { FollowButton } from '@/site/follow/FollowButton'

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

type Props = { follow: Follow; name: string }

/** What a reader can do with a whole section or country: follow it. */
export function PageActions({ follow, name }: Props) {
  return (
    <Root>
      <FollowButton follow={follow} name={name} />
    </Root>
  )
}

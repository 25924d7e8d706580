import { styled } from '@mui/material/styles'
import { dirOf } from '@/lib/isolated'
import { isFollowed, savedFollows } from '@/saved/follows'
import { Age } from '@/ui/news/Age'
import { useStore } from '@/ui/stores/useStore'
import { colors } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

// Not bolder: the line below a headline must not wrap when the source is followed.
const Followed = styled('span')({
  textDecoration: `underline 2px ${colors.bright}`,
  textUnderlineOffset: '0.3em',
})

/** The source of a headline, underlined if the reader follows it. */
function SourceName({ name }: { name: string }) {
  if (!isFollowed(useStore(savedFollows), { kind: 'source', id: name }))
    return <span dir={dirOf(name)}>{name}</span>
  return (
    <Followed>
      <span dir={dirOf(name)}>{name}</span>
      <VisuallyHidden>، تتابعه</VisuallyHidden>
    </Followed>
  )
}

/** The meta line of a headline. */
export const sourceAndAge = ({ source, ageMinutes }: { source: string; ageMinutes: number }) => [
  <SourceName key="source" name={source} />,
  <Age key="age" minutes={ageMinutes} />,
]

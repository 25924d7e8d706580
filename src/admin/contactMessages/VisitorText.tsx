import { styled } from '@mui/material/styles'

const Words = styled('span', { shouldForwardProp: (prop) => prop !== 'isOneLine' })<{
  isOneLine: boolean
}>(({ isOneLine }) => ({
  // Whatever the words' own direction, they stand at the side of the words around them.
  textAlign: 'match-parent',
  ...(isOneLine && {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
}))

type Props = {
  children: string
  /** cut with dots at the end of the words, which for Latin ones is not the end of the line */
  isOneLine?: boolean
}

/** Words that a visitor wrote, Arabic or not: their stops and brackets stay on the right side of them. */
export function VisitorText({ children, isOneLine = false }: Props) {
  return (
    <Words dir="auto" isOneLine={isOneLine}>
      {children}
    </Words>
  )
}

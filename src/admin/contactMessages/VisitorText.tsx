import { styled } from '@mui/material/styles'

const Words = styled('span')<{
  isOneLine: boolean
}>(({ isOneLine }) => ({
  // Aligned with the surrounding text, whatever the direction of this text.
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
  /**
   * truncated with an ellipsis at the end of the text, which for Latin text is not the end of the
   * line
   */
  isOneLine?: boolean
}

/**
 * A text that a visitor wrote in any language: punctuation and brackets stay on its correct side.
 */
export function VisitorText({ children, isOneLine = false }: Props) {
  return (
    <Words dir="auto" isOneLine={isOneLine}>
      {children}
    </Words>
  )
}

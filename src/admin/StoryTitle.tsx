import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ContentLink } from '@/content/searchItem'
import { AppLink } from '@/ui/navigation/links'
import { colors } from '@/ui/theme/tokens'

const Title = styled(AppLink)({
  color: 'inherit',
  '&:hover': { color: colors.brand },
}) as typeof AppLink

type Props = { link: ContentLink | undefined; children: ReactNode }

export const StoryTitle = ({ link, children }: Props) =>
  link ? <Title {...link}>{children}</Title> : <span>{children}</span>

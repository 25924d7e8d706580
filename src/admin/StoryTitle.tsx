import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ContentLink } from '@/content/searchItem'
import { AppLink } from '@/ui/navigation/links'

const Title = styled(AppLink)(({ theme }) => ({
  color: 'inherit',
  '&:hover': { color: theme.vars.palette.tokens.brand },
})) as typeof AppLink

type Props = { link: ContentLink | undefined; children: ReactNode }

export const StoryTitle = ({ link, children }: Props) =>
  link ? <Title {...link}>{children}</Title> : <span>{children}</span>

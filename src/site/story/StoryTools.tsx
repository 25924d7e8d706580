import { styled } from '@mui/material/styles'
import { Share2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { TextSizeChoice } from '@/site/tools/TextSizeChoice'
import { IconAction } from '@/ui/IconAction'
import { TextSizeIcon } from '@/ui/icons'
import { shareStory } from './shareStory'

const Tools = styled('div')({ display: 'flex', alignSelf: 'start' })

/** A line of its own below the buttons, in the head: the text that grows is below it. */
const Sizes = styled('div')({ order: 1, flex: '1 0 100%', paddingBlock: 4 })

type Props = {
  title: string
  /** further buttons, before these */
  children: ReactNode
}

/** In the head of the sheet: save, share, and the size of the text. */
export function StoryTools({ title, children }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Tools data-screen-only>
        {children}
        <IconAction label="مشاركة" icon={Share2} onClick={() => shareStory(title)} />
        <IconAction
          label="حجم النص"
          icon={TextSizeIcon}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Tools>
      {isOpen && (
        <Sizes id={id} data-screen-only>
          <TextSizeChoice />
        </Sizes>
      )}
    </>
  )
}

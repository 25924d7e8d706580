import { styled } from '@mui/material/styles'
import { type LucideIcon, Printer, Share2 } from 'lucide-react'
import { forwardRef, type ReactNode, useId, useState } from 'react'
import type { ContentLink } from '@/content/searchItem'
import { TextSizeChoice } from '@/site/textSize/TextSizeChoice'
import { IconAction } from '@/ui/navigation/IconAction'
import { printPage, sharedAddress, shareStory } from './shareStory'

const Tools = styled('div')({
  display: 'flex',
  alignSelf: 'start',
  // A reader with a finger has the print of the browser's own menu.
  '@media (hover: none)': { '& > .print': { display: 'none' } },
})

/** A line of its own below the buttons, in the head: the text that grows is below it. */
const Sizes = styled('div')({ order: 1, flex: '1 0 100%', paddingBlock: 4 })

/** «أ», of Cairo with weight 900: 500 units per em. Text would count as the button's label. */
const ALEF =
  'm43 0v-350h86v350zm8-395q-10-13-16-24-5-11-5-24 0-19 10-34 10-15 26-24 17-9 37-9 10 0 21 3 12 3 19 8l-19 36q-5-2-10-3-5-1-9-1-12 0-19 6-6 7-6 17 0 6 2 11 2 5 7 11zm-33 6v-42h136v42z'

/** The size of the text: a small and a large alef. */
const TextSizeIcon: LucideIcon = forwardRef(({ size, strokeWidth: _, ...props }, ref) => (
  <svg
    ref={ref}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="currentColor"
    overflow="visible"
    aria-hidden="true"
    {...props}
  >
    <path d={ALEF} transform="translate(12.6 21) scale(.04)" />
    <path d={ALEF} transform="translate(4.6 21) scale(.028)" />
  </svg>
))

type Props = {
  title: string
  id: string
  page: ContentLink
  isPrintable?: boolean
  children: ReactNode
}

export function StoryTools({ title, id, page, isPrintable = true, children }: Props) {
  const sizesId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Tools data-screen-only>
        {children}
        <IconAction
          label="مشاركة"
          icon={Share2}
          onClick={() => shareStory(title, sharedAddress(page, id))}
        />
        {isPrintable && (
          <IconAction className="print" label="طباعة" icon={Printer} onClick={printPage} />
        )}
        <IconAction
          label="حجم النص"
          icon={TextSizeIcon}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': sizesId })}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Tools>
      {isOpen && (
        <Sizes id={sizesId} data-screen-only>
          <TextSizeChoice />
        </Sizes>
      )}
    </>
  )
}

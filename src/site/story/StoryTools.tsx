import { styled } from '@mui/material/styles'
import { createLucideIcon, Printer, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { ContentLink } from '@/content/searchItem'
import { savedArticleList } from '@/saved/savedArticles'
import { TextSizeChoice } from '@/site/textSize/TextSizeChoice'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/stores/useStore'
import type { Openable } from './media'
import { savable, toggleSaved } from './savable'
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

const letter = { d: ALEF, fill: 'currentColor', stroke: 'none' }

/** The size of the text: a small and a large alef. */
const TextSizeIcon = createLucideIcon('text-size', [
  ['path', { ...letter, key: 'large', transform: 'translate(12.6 21) scale(.04)' }],
  ['path', { ...letter, key: 'small', transform: 'translate(4.6 21) scale(.028)' }],
])

const BOOKMARK =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z'

/** The icon `Bookmark`, which fills from its foot (`ui/theme/motion.css`). */
const Mark = createLucideIcon('bookmark', [
  ['path', { key: 'line', d: BOOKMARK }],
  ['path', { key: 'fill', d: BOOKMARK, className: 'saveFill', fill: 'currentColor' }],
])

export type ToolsProps = { shown: Openable; page: ContentLink; isPrintable?: boolean | undefined }

export function StoryTools({ shown, page, isPrintable = true }: ToolsProps) {
  const sizesId = useId()
  const [isOpen, setIsOpen] = useState(false)
  // One of the saved articles of `/profile`.
  const isSaved = useStore(savedArticleList).some(({ story }) => story === shown.id)
  return (
    <>
      <Tools data-screen-only>
        <IconAction
          key={shown.id}
          label={isSaved ? 'محفوظ' : 'حفظ'}
          icon={Mark}
          aria-pressed={isSaved}
          onClick={() => toggleSaved(savable(shown))}
        />
        <IconAction
          label="مشاركة"
          icon={Share2}
          onClick={() => shareStory(shown.title, sharedAddress(page, shown.id))}
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

import { styled } from '@mui/material/styles'
import { Bookmark, type LucideIcon, Printer, Share2 } from 'lucide-react'
import { forwardRef, useId, useState } from 'react'
import type { SavedArticle } from '@/content/savedArticles'
import type { ContentLink } from '@/content/searchItem'
import { savedArticleList } from '@/saved/savedArticles'
import { TextSizeChoice } from '@/site/textSize/TextSizeChoice'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/stores/useStore'
import { toggleSaved } from './savable'
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

export type ToolsProps = {
  title: string
  id: string
  page: ContentLink
  isPrintable?: boolean
  /** describes it as `/profile` lists it; called on a click, because it reads the clock */
  describe: () => SavedArticle
}

export function StoryTools({ title, id, page, isPrintable = true, describe }: ToolsProps) {
  const sizesId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Tools data-screen-only>
        <SaveStory key={id} id={id} describe={describe} />
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

/** Whether the reader has saved the item with this id in the address. */
const useIsSaved = (id: string): boolean =>
  useStore(savedArticleList).some(({ story }) => story === id)

/** The path of `Bookmark`, which fills from its foot (`ui/theme/motion.css`). */
const FILL =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z'

const Mark: LucideIcon = forwardRef((props, ref) => (
  <Bookmark ref={ref} {...props}>
    <path className="saveFill" d={FILL} fill="currentColor" />
  </Bookmark>
))

/** Adds what the sheet shows to the saved articles of `/profile`, or removes it. */
function SaveStory({ id, describe }: Pick<ToolsProps, 'id' | 'describe'>) {
  const isSaved = useIsSaved(id)
  return (
    <IconAction
      label={isSaved ? 'محفوظ' : 'حفظ'}
      icon={Mark}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(describe())}
    />
  )
}

import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Story,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/**
 * The page of a part: when to use it, its props, and its board with every state. A play function runs in no preview of a
 * page, so a part that opens by one has no preview.
 */
export function PartPage() {
  const stories = useContext(DocsContext).componentStories()
  const board = stories.find(({ tags }) => tags.includes('board'))
  const opensByPlay = stories[0]?.playFunction !== undefined
  return (
    <>
      <Title />
      <Description />
      {opensByPlay ? (
        <ArgTypes />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {board ? <Story of={board.moduleExport} /> : <Stories />}
    </>
  )
}

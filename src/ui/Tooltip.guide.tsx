import Button from '@mui/material/Button'
import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'
import { Tooltip } from './Tooltip'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For the name of a control without words, or the reason why a control does nothing (D-21).',
  ],
  avoid: [
    'For what everyone must read: write it on the page; touch screens show a tooltip only after a long touch.',
    'For a button with only an icon: `IconAction` has one.',
  ],
  do: {
    text: 'A few words that add something.',
    render: () => <StoryPicture id="parts-tooltip--opens-after-delay" title="تلميح" height={160} />,
  },
  dont: {
    text: 'A text that repeats the button.',
    render: () => (
      <Tooltip title="حفظ">
        <Button>حفظ</Button>
      </Tooltip>
    ),
  },
  keyboard: [
    ['Tab', 'to the control: shows it after 700 ms, or at once after another one'],
    ['Escape', 'closes it; the focus stays'],
  ],
  screenReader: [
    'It names the control; with `describeChild` it is the description after the name.',
  ],
  states: [],
  opensByPlay: true,
}

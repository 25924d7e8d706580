import Button from '@mui/material/Button'
import type { PartGuide } from '#.storybook/guide'
import { BottomBar } from './BottomBar'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For the save button of a long form, and for actions on a selection. One per page, last in its container.',
    'With `isStill` while there is nothing to save: then it is at the end of the form and covers nothing.',
  ],
  avoid: [
    'For a form that fits on a screen: a button at its end.',
    'Inside a `Card`: its `overflow` would stop it.',
  ],
  do: {
    text: 'One main action, and at most one way back.',
    render: () => (
      <BottomBar label="حفظ">
        <Button variant="contained" color="primary">
          حفظ التغييرات
        </Button>
        <Button>إلغاء</Button>
      </BottomBar>
    ),
  },
  dont: {
    text: 'Five equal buttons hide the one that counts.',
    render: () => (
      <BottomBar label="حفظ">
        {['حفظ', 'معاينة', 'نسخ', 'تصدير', 'إلغاء'].map((text) => (
          <Button key={text}>{text}</Button>
        ))}
      </BottomBar>
    ),
  },
  keyboard: [
    ['Tab', 'reaches its buttons after the fields; a focused field is never under the bar'],
  ],
  screenReader: ['With a label: the group and its buttons. It is not announced when it appears.'],
  states: ['hover', 'focus'],
}

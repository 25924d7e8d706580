import type { PartGuide } from '#.storybook/guide'
import { SegmentedControl } from './SegmentedControl'

const statuses = ['الكل', 'مفعّل', 'معطّل'].map((text) => ({ value: text, label: text }))
const many = ['السعودية', 'الإمارات', 'مصر', 'قطر', 'الكويت', 'البحرين', 'عُمان'].map((text) => ({
  value: text,
  label: text,
}))

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For one of two to five short values that should all be visible: a filter, a theme, a period.',
  ],
  avoid: [
    'For more than five values, or long ones: `SelectField`.',
    'For parts of a screen: `PageTabs`, which name their panel.',
  ],
  do: {
    text: 'Short words of one kind.',
    render: () => (
      <SegmentedControl label="الحالة" value="الكل" options={statuses} onChange={() => {}} />
    ),
  },
  dont: {
    text: 'Seven values break into rows, and none stands out.',
    render: () => (
      <SegmentedControl label="الدولة" value="مصر" options={many} onChange={() => {}} />
    ),
  },
  keyboard: [
    ['Tab', 'moves to the selected segment: one tab stop for all'],
    ['Arrow left, arrow down', 'select the next segment; after the last one the first'],
    ['Arrow right, arrow up', 'select the one before'],
  ],
  screenReader: [
    'The label as the name of the group, then the segment, «radio button», «checked», «1 of 3».',
  ],
  states: ['hover', 'focus', 'selected'],
}

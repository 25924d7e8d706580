/** @typedef {import('./list.mjs').BrowserRow} BrowserRow */

/**
 * Mistakes that stories detect.
 * @type {BrowserRow[]}
 */
export const STORIES = [
  [
    'src/ui/fields/SearchField.tsx',
    '    event.stopPropagation()\n    clear()',
    '    event.stopPropagation()',
    /Parts.SearchField.*Escape/,
  ],
  [
    'src/ui/fields/SearchField.tsx',
    '    input.current?.focus()\n',
    '',
    /Parts.SearchField.*Escape/,
  ],
  [
    'src/ui/table/Pager.tsx',
    [
      '() => !isFirst && onPageChange(page - 1)',
      '() => onPageChange(page - 1)',
      /Parts.Pager.*two.pages/,
    ],
  ],
  ['src/ui/states/Answer.tsx', 'JSON.stringify(to)', 'null', /Parts.FilterBar.*Same/],
  ['src/ui/theme/tokens.ts', 'head: 1.43', 'head: 1.35', /Foundations.Type and space › Headlines/],
  [
    'src/ui/table/Pager.tsx',
    "shown === page ? 'page' : undefined",
    'undefined',
    /Parts.Pager.*two.pages/,
  ],
  [
    'src/ui/marks/controls.ts',
    ['ArrowLeft: 1,', 'ArrowLeft: -1,', /Parts.SegmentedControl.*Arrows/],
    ['  controls[place]?.focus()\n', '', /Parts.SegmentedControl.*Arrows/],
  ],
  [
    'src/ui/navigation/ExternalLink.tsx',
    ' (يفتح في علامة تبويب جديدة)',
    '',
    /Parts.ExternalLink.*Web/,
  ],
  ['src/ui/navigation/RouteProgress.tsx', 'جارٍ تحميل الصفحة', 'تحميل', /Parts.Navigation.*Slow/],
  [
    'src/ui/toast/ToastView.tsx',
    [
      '    if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true })\n',
      '',
      /Parts.Toast.*Closed/,
    ],
    ["if (pointerType !== 'touch') toastStore.hold('pointer')", '', /Parts.Toast.*Held/],
    ['role="alert"', 'role="note"', /Parts.Toast.*Success/],
    [
      "24px',\n    maxInlineSize: '26.25rem'",
      "24px',\n    maxInlineSize: '20rem'",
      /Parts.Toast.*Success/,
    ],
    ['    event.stopPropagation()\n', '', /Parts.Toast.*Escape/],
  ],
  [
    'src/ui/confirm/ConfirmDialog.tsx',
    ['  useEffect(() => cancel.current?.focus(), [])\n', '', /Parts.Confirm.*By.Keyboard/],
  ],
  [
    'src/ui/confirm/ConfirmHost.tsx',
    'cancel = () => resolveConfirm(false)',
    'cancel = () => resolveConfirm(true)',
    /Parts.Confirm.*By.Keyboard/,
  ],
  [
    'src/ui/form/useAlertingForm.ts',
    [
      'form.setFocus(first.name as FieldPath<Input>)',
      'void form',
      /useAlertingForm.*first.failure/,
    ],
    ['      if (isSending.current) return\n', '', /useAlertingForm.*first.failure/, 'survives'],
    [
      'alertText?.(failures) ?? named(first, event?.target)',
      'first.message',
      /useAlertingForm.*first.failure/,
    ],
  ],
  [
    'src/ui/form/Field.tsx',
    "...(required ? { 'aria-required': true } : {}),",
    '',
    /TextField.*Invalid/,
  ],
  [
    'src/ui/form/Field.tsx',
    "'aria-describedby': noteId",
    "'aria-describedby': id",
    /TextField.*Invalid/,
  ],
  [
    'src/ui/form/PasswordField.tsx',
    ['setIsShown(!isShown)', 'setIsShown(true)', /PasswordField.*Shown/],
  ],
  [
    'src/ui/removal/useRemoval.ts',
    ['      if (!isStillShown()) return true\n', '', /Parts.Removal/, 'survives'],
  ],
  [
    'src/ui/states/ErrorState.tsx',
    '      if (shown?.contains(document.activeElement)) pageHeading()?.focus({ preventScroll: true })\n',
    '      void shown\n',
    /Admin.ContactMessages . Loading/,
    'survives',
  ],
  [
    'src/ui/states/ErrorState.tsx',
    'if (!isRetrying) onRetry()',
    'onRetry()',
    /Parts.States.*Retrying/,
  ],
  ['src/ui/states/RouteError.tsx', ['pageHeading()?.focus()', 'void body', /Parts.RouteError/]],
  ['src/ui/navigation/links.tsx', 'exact: true', 'exact: false', /Parts.Links/],
  [
    'src/ui/navigation/IconAction.tsx',
    ['    else onClick?.(event)', '    onClick?.(event)', /Parts.IconAction.*Disabled/],
  ],
  [
    'src/ui/navigation/BottomBar.tsx',
    ['        if (isNew) uncoverFocus(bar)\n', '', /Parts.BottomBar.*Still/],
  ],
  [
    'src/ui/news/PaidBanner.tsx',
    ['{!isPromo && <PaidLabel', '{isPromo && <PaidLabel', /Parts.Paid.*Paper/],
  ],
  ['src/ui/dialog/AppDialog.tsx', '!isBusy && (', '(', /Parts.Dialog.*Busy/],
  [
    'src/ui/dialog/AppDialog.tsx',
    '(_, next) => !next.isOpen',
    '() => false',
    /Parts.Dialog.*Closing/,
  ],
  [
    'src/site/contact/ContactForm.tsx',
    ['تم إرسال رسالتك بنجاح. سنتواصل معك قريباً', 'تم إرسال رسالتك', /Public.Contact › Saved/],
    ['حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.', 'حدث خطأ', /Public.Contact › Error/],
  ],
  [
    'src/ui/sortable/useSortableRow.ts',
    '        cancelWhenReleased()\n',
    '',
    /Parts.Sortable.*Released/,
  ],
  [
    'src/site/settings/useSettingsForm.ts',
    ['تم حفظ الإعدادات بنجاح', 'حُفظت الإعدادات', /Account.Settings saving/],
    ['setFocus(awaited.current)', 'void setFocus', /Account.Settings saving/],
  ],
  [
    'src/site/legal/useReading.ts',
    '      focusOn(heading)\n',
    '',
    /Public.Privacy policy › Contents/,
  ],
  [
    'src/site/cards/Offer.tsx',
    'هذا إعلان للعرض فقط: لا اشتراك ولا صفحة وراءه.',
    'إعلان',
    /Public.(Home|Topical)/,
    'survives',
  ],
  [
    'src/admin/pageSettings/usePageCategories.ts',
    ['خطأ في حفظ البيانات: ', 'خطأ: ', /Admin.NewsSettings › Error/],
  ],
  [
    'src/admin/editableList/SaveBar.tsx',
    ['تم حفظ التغييرات بنجاح', 'حُفظت التغييرات', /Admin.NewsSettings › Saved/],
  ],
  [
    'src/admin/views/ViewsDialog.tsx',
    ['isPinned: !view.isPinned', 'isPinned: view.isPinned', /Admin.Saved views.*Saving/],
  ],
  [
    'src/admin/contactMessages/MessageBulk.tsx',
    ['run(state.action, state.failed)', 'run(state.action)', /ContactMessages selection › Tried/],
    [
      '        await untilIdle(client, message.id)\n',
      '        void untilIdle\n',
      /ContactMessages selection › Loading/,
    ],
  ],
  [
    'src/admin/users/UserDialog.tsx',
    'return onEdit(edited, changed)',
    'return onEdit(edited, values)',
    /Users.Sheet › Edit/,
  ],
  [
    'src/admin/desk/Palette.tsx',
    'onPointerMove={() => highlight(item)}',
    'onPointerMove={({ currentTarget }) => (highlight(item), currentTarget.scrollIntoView())}',
    /Admin.Desk . Normal:.Palette/,
  ],
  [
    'src/ui/overlay/useTooltipTiming.ts',
    'if (isHeld.current) drop(event)',
    '',
    /Parts.Tooltip.*Touch/,
  ],
  [
    'src/ui/overlay/useTooltipTiming.ts',
    'OPEN_DELAY = 700',
    'OPEN_DELAY = 500',
    /Parts.Tooltip.*After/,
  ],
  ['src/ui/overlay/useTooltipTiming.ts', 'openTooltips.count > 0 || ', '', /Parts.Tooltip.*After/],
  [
    'src/ui/overlay/useTooltipTiming.ts',
    'SKIP_DELAY = 300',
    'SKIP_DELAY = 3000',
    /Parts.Tooltip.*After/,
  ],
  ['src/ui/form/TextField.tsx', '...(isCode && AS_TYPED),', '', /TextField.*With.Hint/],
  ['src/ui/overlay/useSwipe.ts', 'onTouchCancel: giveUp,', '', /Parts.Toast.*Swipe/],
  ['src/site/account/AvatarField.tsx', '(isPicture || !isBeside)', '!isBeside', /Settings avatar/],
  // Spec §4, §8
  [
    'src/admin/contactMessages/MessageDialogActions.tsx',
    'buttons.set(action, button)}\n            disabled={busy !== null}',
    'buttons.set(action, button)}',
    /Admin.ContactMessage detail.*Saving/,
  ],
  [
    'src/admin/contactMessages/MessageList.tsx',
    ['لم يتم استلام أي رسائل بعد', 'لا رسائل بعد', /Admin.ContactMessages . Empty/],
  ],
  [
    'src/site/auth/accountSteps.tsx',
    ['يمكنك تخصيص اهتماماتك لاحقًا', 'يمكنك تخصيصها', /Sign-in dialog . Preferences/],
  ],
]

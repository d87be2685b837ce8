/** Words of the grid a list becomes to be typed in. */
export const sheet = {
  leave: 'Leave the grid',
  label: 'Grid: {{name}}',
  review: 'Review ({{number}})',
  discard: 'Discard',
  invalid: 'Cells with errors: {{number}}',
  pasted: 'Cells pasted: {{number}}. Left out: {{skipped}}.',
  filled: 'Cells filled: {{number}}',
  copied: 'Cells copied: {{number}}',
  takenBack: 'Taken back',
  locked: 'read-only',
  pending: 'Unsaved cells: {{number}}',
  none: 'No changes yet',
  back: 'Undo',
  again: 'Redo',
  doneAgain: 'Done again',
  keys: 'Keys of the grid',
  does: {
    move: 'Move',
    edit: 'Edit the cell',
    select: 'Select several, or all',
    copy: 'Copy, cut, paste',
    fill: 'Fill down',
    empty: 'Empty the cells',
    travel: 'Undo, redo',
    leave: 'Leave the cells',
  },
}

export type SheetMessages = typeof sheet

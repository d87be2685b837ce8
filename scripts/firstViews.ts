/** What is opened most, each by the modules that its first row or field is drawn by. */
const form = ['src/pieces/theme/ThemeFrame.tsx', 'src/fields/inputs/TextInput.tsx']

export const firstViews = {
  front: ['src/FrontApp.tsx'],
  admin: ['src/App.tsx'],
  list: ['src/resources/list/ListPage.tsx'],
  create: ['src/resources/form/CreatePage.tsx', ...form],
  edit: ['src/resources/form/EditPage.tsx', ...form],
} as const satisfies Readonly<Record<string, readonly string[]>>

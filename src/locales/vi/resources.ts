export const resources = import.meta.glob('./resources/*.json', { import: 'default' })

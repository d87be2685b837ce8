import { ComponentsPage } from './ComponentsPage'

/** Gallery of field kinds and shared components; public. */
export const components = { path: '/components', Page: ComponentsPage }

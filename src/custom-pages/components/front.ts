import { ComponentsPage } from './ComponentsPage'

/** A living catalogue of field kinds and shared pieces (product.md 2); the one public page that carries them. */
export const components = { path: '/components', Page: ComponentsPage }

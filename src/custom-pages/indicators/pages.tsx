import { Board } from '../../pieces/figures/Board'

export const ecommerce = () => <Board name="ecommerce" />
export const analytics = () => <Board name="analytics" />
export const banking = () => <Board name="banking" />
export const booking = () => <Board name="booking" />
export const file = () => <Board name="file" />

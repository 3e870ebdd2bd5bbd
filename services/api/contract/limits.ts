/** S5.5: maximum lengths in characters, in forms, admin pages and the API. */
export const limits = { name: 200, email: 254, phone: 40, message: 5000 } as const

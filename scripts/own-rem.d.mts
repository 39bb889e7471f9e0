export function ownRem(styles: string): string;
export function withOwnRem(code: string): string;

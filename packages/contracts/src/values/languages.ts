export const languages = ["en", "ta", "hi"] as const;

import "./ui/style.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyTheme } from "#ui/theme.ts";
import { App } from "./app.tsx";

applyTheme();
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

@echo off
rem The one command on Windows: hokm serve, hokm test, hokm --help.
setlocal
set "python=%HOKM_PYTHON%"
if not defined python where /q py && set "python=py"
if not defined python set "python=python"
"%python%" -IS "%~dp0tools\bootstrap.py" %*
exit /b %errorlevel%
